/** The blocks of a content page, each as a component of ours. */
import type { Block, Words } from '@emsal/api/calls/cms/blocks';
import { Notice } from '@emsal/ui/notice/notice';
import { Table } from '@emsal/ui/table/table';
import { Text } from '@emsal/ui/text/text';
import styles from './blocks.module.css';
import { Image } from './image';
import { blocksTexts as texts } from './blocks.texts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** The anchor of a heading. */
export const headingId = (index: number): string => `bolum-${index}`;

function Prose({ prose }: { prose: readonly Words[] }) {
  return prose.map(({ text, isStrong, href }, index) => {
    if (href) return <a key={index} href={href} children={text} />;
    return isStrong ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>;
  });
}

function List({ isOrdered, items }: Of<'list'>) {
  const As = isOrdered ? 'ol' : 'ul';
  return (
    <As className={isOrdered ? styles.ordered : styles.list}>
      {items.map((prose, index) => (
        <li key={index}>
          <Prose prose={prose} />
        </li>
      ))}
    </As>
  );
}

const Figures = ({ caption, head, rows }: Of<'table'>) => {
  const [first = '', ...others] = head;
  return (
    <Table
      caption={caption}
      captionVisible
      columns={[{ key: 'first', label: first }, ...others.map((label) => ({ key: label, label }))]}
      rows={rows.map(([key = '', ...cells], index) => ({ key: `${index}`, head: key, cells }))}
    />
  );
};

/** @param first the number of its first question on the page, which the search links to */
const Questions = ({ items, first }: Of<'questions'> & { first: number }) => (
  <section className={styles.questions}>
    <h2 className={styles.heading}>{texts.questions}</h2>
    {items.map(({ question, answer }, index) => (
      <div key={question} id={`soru-${first + index}`}>
        <h3 className={styles.question}>{question}</h3>
        <Text>{answer}</Text>
      </div>
    ))}
  </section>
);

const Sources = ({ items }: Of<'sources'>) => (
  <aside className={styles.sources}>
    <h2 className={styles.question}>{texts.sources}</h2>
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </aside>
);

const Heading = ({ level, text, id }: Of<'heading'> & { id: string }) =>
  level === 2 ? (
    <h2 className={styles.heading} id={id}>
      {text}
    </h2>
  ) : (
    <h3 className={styles.question}>{text}</h3>
  );

const Paragraph = ({ prose }: Pick<Of<'text'>, 'prose'>) => (
  <Text>
    <Prose prose={prose} />
  </Text>
);

const Note = ({ prose }: Pick<Of<'note'>, 'prose'>) => (
  <Notice>
    <Prose prose={prose} />
  </Notice>
);

interface PlacedBlock {
  block: Block;
  index: number;
  firstQuestion: number;
}

function PlacedBlock({ block, index, firstQuestion }: PlacedBlock) {
  switch (block.kind) {
    case 'heading':
      return <Heading {...block} id={headingId(index)} />;
    case 'text':
      return <Paragraph {...block} />;
    case 'list':
      return <List {...block} />;
    case 'note':
      return <Note {...block} />;
    case 'table':
      return <Figures {...block} />;
    case 'questions':
      return <Questions {...block} first={firstQuestion} />;
    case 'sources':
      return <Sources {...block} />;
    case 'image':
      return <Image {...block} />;
    default:
      // Of a landing page, or newer than this code.
      return null;
  }
}

const questionsBefore = (blocks: readonly Block[], index: number): number =>
  blocks.slice(0, index).reduce((sum, block) => sum + (block.kind === 'questions' ? block.items.length : 0), 0);

interface BlocksProps {
  blocks: readonly Block[];
  /** The number of the first one on the page. */
  first?: number;
}

export const Blocks = ({ blocks, first = 0 }: BlocksProps) => (
  <div className={styles.blocks}>
    {blocks.map((block, index) => (
      <PlacedBlock key={index} block={block} index={first + index} firstQuestion={questionsBefore(blocks, index) + 1} />
    ))}
  </div>
);
