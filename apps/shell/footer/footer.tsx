/** The site's footer: help, published products and pages, who sells, trust badges. */
import { brand } from '@emsal/brand/brand';
import { sellerFacts } from '@emsal/brand/seller';
import { sellerTexts } from '@emsal/brand/seller.texts';
import { usePage } from '@emsal/platform/page';
import { Band } from '@emsal/ui/band/band';
import { Icon } from '@emsal/ui/icon/icon';
import { sealCheckIcon } from '@emsal/ui/icon/icons';
import { Logo } from '@emsal/ui/logo/logo';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { CookiePreferences } from '../cookies/cookie-preferences';
import { HelpButton, HelpPanel } from '../help/help-button';
import type { SiteLink } from '../products/use-product-links';
import { FooterSections } from './footer-sections';
import styles from './footer.module.css';
import { footerTexts as texts } from './footer.texts';

function LinkRow({ label, links }: { label: string; links: readonly SiteLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={label}>
      {links.map((link) => (
        <li key={link.path}>
          <a className={styles.link} href={link.path}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Partners() {
  const { isPublished } = usePage();
  const links = brand.partners.map(({ name, path }) => ({ label: name, path }));
  return <LinkRow label={texts.partners} links={links.filter(({ path }) => isPublished(path))} />;
}

const Seller = () => (
  <section className={styles.seller}>
    <h2 className={styles.title}>{sellerTexts.title}</h2>
    <dl className={styles.facts}>
      {sellerFacts(brand).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const Badges = () => (
  <ul className={styles.row} aria-label={texts.badges}>
    {brand.badges.map((badge) => (
      <li key={badge} className={styles.badge}>
        <Icon of={sealCheckIcon} size={20} /> {badge}
      </li>
    ))}
  </ul>
);

export function Footer() {
  const { year } = usePage();
  return (
    <>
      <footer className={styles.foot} data-ground="ink" aria-label={texts.label}>
        <Band />
        <Wrap className={styles.inside}>
          <div className={styles.top}>
            <Logo name={brand.name.toLocaleLowerCase('tr')} mark={brand.mark} />
            <HelpButton />
          </div>
          <FooterSections />
          <Seller />
          <div className={styles.between}>
            <Badges />
            <Partners />
            <LinkRow label={texts.social} links={brand.social.map(({ name, href }) => ({ label: name, path: href }))} />
          </div>
          <div className={styles.bottom}>
            <p className={styles.rights}>
              {texts.rights(year)} {texts.sample}
            </p>
            <CookiePreferences />
          </div>
        </Wrap>
      </footer>
      <HelpPanel />
    </>
  );
}
