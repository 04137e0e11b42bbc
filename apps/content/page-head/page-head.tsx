import { brand } from '@emsal/brand/brand';

export interface PageHeadProps {
  /** Without the brand's name. */
  title: string;
  description: string;
}

/** Title and description, which React hoists into the head. All other metadata is the route's `metadata`. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
