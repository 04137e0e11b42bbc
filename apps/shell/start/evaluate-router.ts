/** See main.ts. */
import '@emsal/platform/router';

export {};
