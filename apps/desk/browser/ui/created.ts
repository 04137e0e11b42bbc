/** State of the navigation from a form to what it created, where that is said. */
export const created = { isCreated: true } as const;

export const isCreated = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isCreated' in state;
