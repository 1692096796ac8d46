// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// For the thread sanitizer alone: Qt's libraries are built without it, so it does not see that what is posted to
// another thread's event loop comes before what is done there. These stand in the place of the two functions through
// which our code posts, and tell it so; nothing else that threads do is excused.
#include <dlfcn.h>
#include <QCoreApplication>
#include <QMetaObject>
#include <QObject>
#include <QThread>
#include <mutex>
#include <utility>
#include <vector>

extern "C" void __tsan_acquire(void*);
extern "C" void __tsan_release(void*);

namespace {

char queues;  // all of them together

template <class Function>
Function next(const char* symbol) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, symbol));
}

bool on_first_thread() {
  const QCoreApplication* application = QCoreApplication::instance();
  return application && application->thread() == QThread::currentThread();
}

// A call is freed by whichever thread lets go of it last, by a count in Qt's library, which is not seen either: what
// other threads have posted is let go of where it is run.
std::mutex guard;
std::vector<QtPrivate::QSlotObjectBase*> posted;

void let_go_of_posted() {
  std::vector<QtPrivate::QSlotObjectBase*> all;
  {
    const std::lock_guard lock(guard);
    all = std::exchange(posted, {});
  }
  for (QtPrivate::QSlotObjectBase* slot : all) slot->destroyIfLastRef();
}

const bool told = QInternal::registerCallback(QInternal::EventNotifyCallback, [](void**) {
  __tsan_acquire(&queues);
  if (on_first_thread()) let_go_of_posted();
  return false;
});

}  // namespace

bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* slot, Qt::ConnectionType type,
                                   void* answer) {
  using Function = bool (*)(QObject*, QtPrivate::QSlotObjectBase*, Qt::ConnectionType, void*);
  static const auto in_qt = next<Function>(
      "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
  __tsan_release(&queues);
  if (on_first_thread()) return in_qt(object, slot, type, answer);
  slot->ref();
  const bool done = in_qt(object, slot, type, answer);
  const std::lock_guard lock(guard);
  posted.push_back(slot);
  return done;
}

void QMetaObject::activate(QObject* sender, const QMetaObject* type, int signal, void** arguments) {
  using Function = void (*)(QObject*, const QMetaObject*, int, void**);
  static const auto in_qt = next<Function>("_ZN11QMetaObject8activateEP7QObjectPKS_iPPv");
  __tsan_release(&queues);
  in_qt(sender, type, signal, arguments);
}
