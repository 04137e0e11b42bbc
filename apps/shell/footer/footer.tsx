/** The foot of the site: products and pages that are published, help, who we are. */
import { brand } from '@emsal/brand/brand';
import { linePath } from '@emsal/lines/facts/find-line';
import { lineFacts } from '@emsal/lines/facts/line-facts';
import { phoneHref, whatsappHref } from '@emsal/platform/formats/numbers';
import { usePage } from '@emsal/platform/page';
import { Band } from '@emsal/ui/band/band';
import { Icon } from '@emsal/ui/icon/icon';
import { lockSimpleIcon, phoneIcon, whatsappLogoIcon } from '@emsal/ui/icon/icons';
import { Logo } from '@emsal/ui/logo/logo';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { CookiePanel } from './cookie-panel';
import styles from './footer.module.css';
import { footerSections, footerTexts as texts } from './footer.texts';

interface FooterLink {
  label: string;
  path: string;
}

const productLinks: FooterLink[] = Object.values(lineFacts).map((facts) => ({
  label: facts.name,
  path: linePath(facts),
}));
const sections: ReadonlyArray<{ title: string; links: readonly FooterLink[] }> = [
  { title: texts.products, links: productLinks },
  ...footerSections,
];

/** On small screens the sections fold, one open at a time; from 768 px all stand open (footer.module.css). */
function Sections() {
  const { isPublished } = usePage();
  const shown = sections
    .map(({ title, links }) => ({ title, links: links.filter(({ path }) => isPublished(path)) }))
    .filter(({ links }) => links.length > 0);
  return (
    <div className={styles.sections}>
      {shown.map(({ title, links }) => (
        <details key={title} className={styles.section} name="footer">
          <summary>
            <h2 className={styles.title}>{title}</h2>
          </summary>
          <ul>
            {links.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function Help() {
  const { sales, whatsapp } = brand.phones;
  return (
    <div className={styles.help}>
      <p className={styles.muted}>{texts.round(brand.openingHours)}</p>
      <a className={styles.action} href={phoneHref(sales)}>
        <Icon of={phoneIcon} size={20} /> {sales}
      </a>
      <a className={styles.action} href={whatsappHref(whatsapp, brand.whatsappText)}>
        <Icon of={whatsappLogoIcon} size={20} /> {texts.whatsapp}
      </a>
    </div>
  );
}

export function Footer() {
  const { year } = usePage();
  return (
    <footer className={styles.foot} data-ground="ink" aria-label={texts.label}>
      <Band />
      <Wrap className={styles.inside}>
        <div className={styles.top}>
          <Logo name={brand.name.toLowerCase()} />
          <Help />
        </div>
        <Sections />
        <div className={styles.bottom}>
          <p>
            {texts.rights(year)} {texts.sample}
          </p>
          <p className={styles.secure}>
            <Icon of={lockSimpleIcon} size={20} /> {texts.secure}
          </p>
          <CookiePanel />
        </div>
      </Wrap>
    </footer>
  );
}
