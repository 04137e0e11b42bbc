import { brand } from '@emsal/brand/brand';

export interface PageHeadProps {
  title: string;
  description: string;
  /** Path of the page's own address; leave it out where there is none. */
  canonical?: string;
}

/** Title, description and canonical address; React lifts them into the head. */
export function PageHead({ title, description, canonical }: PageHeadProps) {
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="description" content={description} />
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
    </>
  );
}
