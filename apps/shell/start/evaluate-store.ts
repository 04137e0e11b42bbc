/** See main.ts. */
import '@emsal/platform/store';

export {};
