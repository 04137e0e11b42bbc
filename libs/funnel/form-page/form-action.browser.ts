/** A page that runs its script sends its steps itself: a form's native POST is the edge's alone. */
export const formAction = () => undefined;
