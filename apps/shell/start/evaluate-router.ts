/** Evaluates the router in a task of its own. */
import '@emsal/platform/router';

export {};
