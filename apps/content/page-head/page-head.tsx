import { brand } from '@emsal/brand/brand';

export interface PageHeadProps {
  /** Without the brand. */
  title: string;
  description: string;
}

/** Title and description; React lifts them into the head. All else that a crawler reads comes from the page's `found`. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
