/** What whoever is not insured can do instead: another product, an adviser. */
import { brand } from '@emsal/brand/brand';
import { linePath } from '@emsal/lines/facts/line-path';
import type { EndingPage } from '@emsal/lines/kit/grammar/ending';
import { phoneHref, whatsappHref } from '@emsal/platform/formats/numbers';
import { usePage } from '@emsal/platform/page';
import { Icon } from '@emsal/ui/icon/icon';
import { arrowRightIcon, phoneIcon, whatsappLogoIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import styles from './step-ending.module.css';
import { stepEndingTexts as texts } from './step-ending.texts';

interface WayProps {
  icon: string;
  href: string;
  name: string;
  text: string;
}

const Way = ({ icon, href, name, text }: WayProps) => (
  <li>
    <Link href={href} className={styles.way}>
      <Icon of={icon} size={24} />
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.text}>{text}</span>
      </span>
    </Link>
  </li>
);

export function EndingWays({ other, call }: Pick<EndingPage, 'other' | 'call'>) {
  const { products } = usePage();
  const product = products?.find(({ id }) => id === other?.line);
  const { sales, whatsapp } = brand.phones;
  return (
    <ul className={styles.ways} aria-label={texts.ways}>
      {product && other && <Way icon={arrowRightIcon} href={linePath(product)} name={product.name} text={other.text} />}
      <Way icon={phoneIcon} href={phoneHref(sales)} name={texts.call(sales)} text={call} />
      <Way
        icon={whatsappLogoIcon}
        href={whatsappHref(whatsapp, brand.whatsappText)}
        name={texts.whatsapp.title}
        text={texts.whatsapp.text}
      />
    </ul>
  );
}
