/** Replaces `form-action.ts` in builds for browsers, where only the edge handles a form's native POST. */
export const formAction = () => undefined;
