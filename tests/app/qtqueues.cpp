// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// For the thread sanitizer alone: Qt's libraries are built without it, so it does not see that what is posted to
// another thread's event loop comes before what is done there. These stand in the place of the two functions through
// which our code posts, and tell it so; nothing else that threads do is excused.
#include <dlfcn.h>
#include <QMetaObject>
#include <QObject>

extern "C" void __tsan_acquire(void*);
extern "C" void __tsan_release(void*);

namespace {

char queues;  // all of them together

template <class Function>
Function next(const char* symbol) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, symbol));
}

const bool told = QInternal::registerCallback(QInternal::EventNotifyCallback, [](void**) {
  __tsan_acquire(&queues);
  return false;
});

}  // namespace

bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* slot, Qt::ConnectionType type,
                                   void* answer) {
  using Function = bool (*)(QObject*, QtPrivate::QSlotObjectBase*, Qt::ConnectionType, void*);
  static const auto in_qt = next<Function>(
      "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
  __tsan_release(&queues);
  return in_qt(object, slot, type, answer);
}

void QMetaObject::activate(QObject* sender, const QMetaObject* type, int signal, void** arguments) {
  using Function = void (*)(QObject*, const QMetaObject*, int, void**);
  static const auto in_qt = next<Function>("_ZN11QMetaObject8activateEP7QObjectPKS_iPPv");
  __tsan_release(&queues);
  in_qt(sender, type, signal, arguments);
}
