/** The head of every page: logo, menu of published paths, the telephone line. */
import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { usePage } from '@emsal/platform/page';
import { Icon } from '@emsal/ui/icon/icon';
import { phoneIcon, userCircleIcon } from '@emsal/ui/icon/icons';
import { Logo } from '@emsal/ui/logo/logo';
import { Wrap } from '@emsal/ui/wrap/wrap';
import styles from './header.module.css';
import { headerTexts as texts, menuLinks } from './header.texts';

function Menu() {
  const { isPublished } = usePage();
  const links = menuLinks.filter(({ path }) => isPublished(path));
  if (links.length === 0) return null;
  return (
    <nav className={styles.menu} aria-label={texts.menu}>
      {links.map(({ label, path }) => (
        <a key={path} className={styles.link} href={path}>
          {label}
        </a>
      ))}
    </nav>
  );
}

function Contact() {
  const { isPublished } = usePage();
  const phone = brand.phones.sales;
  return (
    <nav className={styles.contact} aria-label={texts.contact}>
      <a className={styles.link} href={phoneHref(phone)} aria-label={texts.callUs(phone)}>
        <Icon of={phoneIcon} />
        <span className={styles.wide}>{phone}</span>
      </a>
      {isPublished('/uyelik') && (
        <a className={styles.link} href="/uyelik" aria-label={texts.account}>
          <Icon of={userCircleIcon} />
          <span className={styles.wide}>{texts.account}</span>
        </a>
      )}
    </nav>
  );
}

/** A sober header leaves the menu out: a journey has one way, forward. */
export function Header({ isSober = false }: { isSober?: boolean }) {
  return (
    <>
      <a className={styles.skip} href="#icerik">
        {texts.skip}
      </a>
      <header className={styles.head}>
        <Wrap className={styles.bar}>
          <Logo name={brand.name.toLowerCase()} tagline={brand.slogan} />
          {!isSober && <Menu />}
          <Contact />
        </Wrap>
      </header>
      <p className={styles.offline} role="status">
        {texts.offline}
      </p>
    </>
  );
}
