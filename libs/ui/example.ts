import type { ReactNode } from 'react';

/** One state of a component, for the gallery, the accessibility sweep and the screenshots. */
export interface Example {
  name: string;
  render: () => ReactNode;
}
