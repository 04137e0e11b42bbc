import { Link } from '@emsal/ui/link/link';
import { ListRow, RowList } from '../area/row-list';
import type { mainTopics } from './help.texts';

export const TopicRows = ({ topics }: { topics: typeof mainTopics }) => (
  <RowList>
    {topics.map(({ href, title, text }) => (
      <ListRow key={href} title={<Link href={href}>{title}</Link>}>
        {text}
      </ListRow>
    ))}
  </RowList>
);
