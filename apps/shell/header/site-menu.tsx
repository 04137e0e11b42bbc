/**
 * The site's menu: a native popover, so that it opens without script, closes on escape and on a click outside, and restores the focus.
 * Wide windows show it as a sheet with products only below the header, narrow ones as the whole menu.
 */
import { useEffect, useRef } from 'react';
import { usePage } from '@emsal/platform/page';
import { useLocation } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { Icon } from '@emsal/ui/icon/icon';
import { caretDownIcon, listIcon, xIcon } from '@emsal/ui/icon/icons';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { useProductLinks, type ProductLink, type SiteLink } from '../products/use-product-links';
import { familyNames, headerTexts as texts, menuLinks } from './header.texts';
import styles from './site-menu.module.css';

const menuId = 'site-menu';

const Links = ({ links }: { links: readonly SiteLink[] }) => (
  <ul>
    {links.map(({ label, path }) => (
      <li key={path}>
        <a className={styles.link} href={path}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

function Family({ family, products }: { family: ProductLink['family']; products: readonly ProductLink[] }) {
  const links = products.filter((product) => product.family === family);
  if (links.length === 0) return null;
  return (
    <div>
      <p className={styles.family}>{familyNames[family]}</p>
      <Links links={links} />
    </div>
  );
}

const useMenuLinks = (): readonly SiteLink[] => {
  const { isPublished } = usePage();
  return menuLinks.filter(({ path }) => isPublished(path));
};

/** The links in the header from 992 px on; `Ürünler` opens the sheet. */
export function MenuBar() {
  const links = useMenuLinks();
  const products = useProductLinks();
  if (links.length + products.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label={texts.menu}>
      {products.length > 0 && (
        <Button variant="quiet" className={styles.opener} popoverTarget={menuId}>
          {texts.products}
          <Icon of={caretDownIcon} size={20} />
        </Button>
      )}
      {links.map(({ label, path }) => (
        <a key={path} className={styles.link} href={path}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Opens the whole menu below 992 px. */
export const MenuButton = () => (
  <span className={styles.narrow}>
    <Button variant="icon" popoverTarget={menuId} aria-label={texts.openMenu}>
      <Icon of={listIcon} />
    </Button>
  </span>
);

/**
 * Closes the popover when a link leads to another page, because the header stays mounted. One that was opened before hydration stays
 * open.
 */
function useClosedOnNavigation() {
  const box = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current !== pathname) box.current?.hidePopover?.();
    shownAt.current = pathname;
  }, [pathname]);
  return box;
}

export function MenuSheet() {
  const box = useClosedOnNavigation();
  const products = useProductLinks();
  const links = useMenuLinks();
  return (
    <nav ref={box} id={menuId} popover="auto" className={styles.sheet} aria-label={texts.products}>
      <Wrap className={styles.inside}>
        <div className={styles.head}>
          <p className={styles.title}>{texts.products}</p>
          <Button variant="icon" popoverTarget={menuId} popoverTargetAction="hide" aria-label={texts.closeMenu}>
            <Icon of={xIcon} />
          </Button>
        </div>
        <div className={styles.families}>
          {(Object.keys(familyNames) as ProductLink['family'][]).map((family) => (
            <Family key={family} family={family} products={products} />
          ))}
        </div>
        {links.length > 0 && (
          <div className={styles.rest}>
            <Links links={links} />
          </div>
        )}
      </Wrap>
    </nav>
  );
}
