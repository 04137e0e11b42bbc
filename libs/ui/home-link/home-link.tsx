import { Link, type LinkProps } from '../link/link';
import { homeLinkTexts as texts } from './home-link.texts';

/** The way home where a page or a dialog cannot go on. */
export const HomeLink = ({ variant = 'button' }: Pick<LinkProps, 'variant'>) => (
  <Link variant={variant} href="/">
    {texts.home}
  </Link>
);
