/** Number of a draft's save: `k3v9x0aa.12` is the twelfth save of a page. */
export const draftMarkPattern = /^[a-z0-9]{8}\.\d{1,6}$/;
