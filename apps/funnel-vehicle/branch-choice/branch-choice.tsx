/** `/form` without a branch: the lines whose form is published. */
import { brand } from '@emsal/brand/brand';
import { passportPath } from '@emsal/lines/facts/passport-path';
import { ProductList } from '@emsal/products/product-list';
import { usePublishedLines } from '@emsal/products/use-published-lines';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { branchChoiceTexts as texts } from './branch-choice.texts';
import styles from './branch-choice.module.css';

export function Component() {
  return (
    <Wrap className={styles.page}>
      <title>{`${texts.title} | ${brand.name}`}</title>
      <Stack>
        <h1>{texts.title}</h1>
        <Text tone="muted">{texts.lead}</Text>
        <ProductList lines={usePublishedLines()} to="form" />
        <Link variant="alone" href={passportPath}>
          {texts.resume}
        </Link>
      </Stack>
    </Wrap>
  );
}
