/** Waits for a turn of the event loop that no other waiter of this maker has: requests that were stored together are sent one by one, so that whatever else comes in meanwhile is served between them. */
export function turns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(nextTurn));
}

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
