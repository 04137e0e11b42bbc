import type { ReactNode } from 'react';

/** One state of a component, for the gallery, accessibility tests and screenshots. */
export interface Example {
  name: string;
  render: () => ReactNode;
}
