/** Evaluates the store's libraries in a task of their own. */
import '@emsal/platform/store';

export {};
