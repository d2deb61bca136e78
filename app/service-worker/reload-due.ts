let due = false

/** Whether the worker of another build has taken over, so that this page is to be loaded again when nothing is lost by it. */
export const reloadDue = {
  get: () => due,
  set() {
    due = true
  },
}
