import type { ArticleBlock as Block } from '@emsal/api/calls/cms/blocks';
import { renderToStaticMarkup } from 'react-dom/server';
import { Blocks } from './blocks';
import { hostileWords } from './testing/hostile-words';

/** One block of each kind, every text of it being `words`. */
const blocksOf = (words: string): { [Kind in Block['kind']]: Extract<Block, { kind: Kind }> } => ({
  heading: { kind: 'heading', level: 2, text: words },
  text: { kind: 'text', prose: [{ text: words }, { text: words, isStrong: true }, { text: words, href: '/blog' }] },
  list: { kind: 'list', isOrdered: false, items: [[{ text: words }]] },
  note: { kind: 'note', prose: [{ text: words }] },
  table: { kind: 'table', caption: words, head: [words, words], rows: [[words, words]] },
  questions: { kind: 'questions', items: [{ question: words, answer: words }] },
  sources: { kind: 'sources', items: [words] },
  image: { kind: 'image', picture: { id: 'a'.repeat(32), width: 960, height: 640 }, alt: words, caption: words },
});

/** Elements with the names of their attributes, as a browser reads the markup, and the text. */
function read(block: Block) {
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(<Blocks blocks={[block]} />);
  const elements = [...page.querySelectorAll('*')].map((one) => `${one.tagName} ${one.getAttributeNames().join(' ')}`);
  return { elements, text: page.textContent! };
}

const kinds = Object.keys(blocksOf('')) as Block['kind'][];

it.each(kinds.flatMap((kind) => hostileWords.map((words) => [kind, words] as const)))(
  'in a block of kind %s this is only text: %s',
  (kind, words) => {
    const { elements, text } = read(blocksOf(words)[kind]);
    expect(elements).toEqual(read(blocksOf('zararsız')[kind]).elements);
    expect(text).toContain(words);
  },
);
