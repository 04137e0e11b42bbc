import { Icon } from '../icon/icon';
import { arrowLeftIcon } from '../icon/icons';
import { Link } from '../link/link';

interface BackLinkProps {
  href: string;
  /** Names the page that it leads to. */
  children: string;
}

/** Above the heading of a page: to the page that it belongs to. */
export const BackLink = ({ href, children }: BackLinkProps) => (
  <div>
    <Link variant="alone" href={href}>
      <Icon of={arrowLeftIcon} size={20} /> {children}
    </Link>
  </div>
);
