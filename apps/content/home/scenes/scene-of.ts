import type { ListedProduct } from '@emsal/platform/published-product';

/** The parts of life in which the home page shows the products, in the order of the page. */
export const scenes = ['vehicle', 'property', 'health', 'everyday'] as const;
export type Scene = (typeof scenes)[number];

const isScene = (name: string): name is Scene => (scenes as readonly string[]).includes(name);

/** A family that this build does not know stands with everyday life. */
export const sceneOf = ({ family, label }: ListedProduct): Scene =>
  !label.isEveryday && isScene(family) ? family : 'everyday';
