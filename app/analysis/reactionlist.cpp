// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/reactionlist.h"

#include "text/wording.h"

QVariantList reactionList(const fulltable::Answers& answers, const std::vector<fulltable::AnswerFigures>& figures) {
  QVariantList list;
  for (const fulltable::AnswerFigures& of : figures)
    list.append(QVariantMap{{"kind", words(answers.kinds()[of.kind].name)},
                            {"right", of.right},
                            {"wrong", of.wrong},
                            {"mean", of.mean},
                            {"quickest", static_cast<int>(of.quickest)}});
  return list;
}
