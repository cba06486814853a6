/** Toasts do no I/O: their timers are machines. Here so that every machine is filled alike. */
export function createToastsActors() {
  return {};
}
