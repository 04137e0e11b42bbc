import { brand } from '@emsal/brand/brand';

/** The document title. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} | ${brand.name}`}</title>;
