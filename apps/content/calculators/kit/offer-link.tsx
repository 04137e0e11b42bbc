import { lineFacts } from '@emsal/lines/registry/facts-of';
import { linePath } from '@emsal/lines/facts/line-path';
import { usePage } from '@emsal/platform/page';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import type { CalculatorTexts } from './calculator';
import styles from './calculator.module.css';

/** The way from a result to the product; nothing while the product is not sold here. */
export function OfferLink({ line, title, text, button }: NonNullable<CalculatorTexts['offer']>) {
  const { isPublished } = usePage();
  const form = linePath(lineFacts[line], '/form');
  const landing = linePath(lineFacts[line]);
  if (!isPublished(form)) return null;
  return (
    <aside className={styles.offer}>
      <div>
        <Text weight="label">{title}</Text>
        <Text tone="muted">{text}</Text>
      </div>
      <Link variant="button" href={isPublished(landing) ? landing : form}>
        {button}
      </Link>
    </aside>
  );
}
