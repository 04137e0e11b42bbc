/** The site's header: logo, menu, telephone link, link to the account. */
import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { usePage } from '@emsal/platform/page';
import type { ReactNode } from 'react';
import { Icon } from '@emsal/ui/icon/icon';
import { phoneIcon } from '@emsal/ui/icon/icons';
import { Logo } from '@emsal/ui/logo/logo';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { AccountEntry, accountPath } from './account-entry';
import { MenuBar, MenuButton, MenuSheet } from './lazy-menu';
import styles from './header.module.css';
import { headerTexts as texts } from './header.texts';

function Contact({ children }: { children: ReactNode }) {
  const { isPublished } = usePage();
  const phone = brand.phones.sales;
  return (
    <nav className={styles.contact} aria-label={texts.contact}>
      <a className={styles.link} href={phoneHref(phone)} aria-label={texts.callUs(phone)}>
        <Icon of={phoneIcon} />
        <span className={styles.wide}>{phone}</span>
      </a>
      {isPublished(accountPath) && <AccountEntry />}
      {children}
    </nav>
  );
}

/** A minimal header has no menu: nothing distracts from the form or the payment. */
export function Header({ isMinimal = false }: { isMinimal?: boolean }) {
  return (
    <>
      <a className={styles.skip} href="#icerik">
        {texts.skip}
      </a>
      <header className={styles.head}>
        <Wrap className={styles.bar}>
          <Logo name={brand.name.toLocaleLowerCase('tr')} tagline={brand.slogan} mark={brand.mark} />
          {!isMinimal && <MenuBar />}
          <Contact>{!isMinimal && <MenuButton />}</Contact>
        </Wrap>
        {!isMinimal && <MenuSheet />}
      </header>
      <p className={styles.offline} role="status">
        <span>{texts.offline}</span>
      </p>
    </>
  );
}
