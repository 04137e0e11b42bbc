/** Whatever an editor writes into a block of a product's page is only text there; blocks of all pages: libs/content-blocks. */
import type { Block } from '@emsal/api/calls/cms/blocks';
import { landingBlocks } from '@emsal/api/calls/cms/landing-blocks';
import type { Landing } from '@emsal/lines/kit/landing/landing';
import { landingLines, landingOf } from '@emsal/lines/registry/landings';
import { hostileWords } from '@emsal/content-blocks/testing/hostile-words';
import { renderToStaticMarkup } from 'react-dom/server';
import { withinPage, withLines } from '../testing/within-page';
import { firstVersion, type LandingVersion } from './landing-version';
import { LandingPage } from './landing-page';

/** Chosen from a list or an address, so never an editor's words. */
const fixed = ['kind', 'figure', 'key', 'path'];

/** Every text of a block with these words after it. */
function withWords<Value>(value: Value, words: string, name = ''): Value {
  if (typeof value === 'string') return (fixed.includes(name) ? value : `${value} ${words}`) as Value;
  if (Array.isArray(value)) return value.map((part) => withWords(part as unknown, words)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withWords(part as unknown, words, key)]),
  ) as Value;
}

/** Attributes whose value is no text for people: a browser would act on it. */
const active = /^(?:href|src|srcset|action|formaction|style|srcdoc|on.*)$/;

function read(landing: Landing, version: LandingVersion) {
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(
    withinPage(<LandingPage landing={landing} version={version} />, withLines(...landingLines)),
  );
  const elements = [...page.querySelectorAll('*')].map((one) =>
    [
      one.tagName,
      ...[...one.attributes].map(({ name, value }) => (active.test(name) ? `${name}=${value}` : name)),
    ].join(' '),
  );
  return { elements, text: page.textContent! };
}

const kindsOf = ({ blocks }: LandingVersion): readonly Block['kind'][] => blocks.map(({ kind }) => kind);

describe('the landing page of TRAFFIC', () => {
  let landing: Landing;
  let version: LandingVersion;
  let harmless: ReadonlyMap<Block['kind'], string[]>;
  beforeAll(async () => {
    landing = await landingOf('TRAFFIC');
    version = firstVersion(landing);
    harmless = new Map(kindsOf(version).map((kind) => [kind, pageWith(kind, 'zararsız').elements]));
  });

  it('has every kind of block that only landing pages have', () => {
    const kinds = landingBlocks.map(({ shape }) => shape.kind.value);
    expect(kindsOf(version)).toEqual(expect.arrayContaining(kinds));
  });

  const pageWith = (kind: Block['kind'], words: string) =>
    read(landing, {
      ...version,
      blocks: version.blocks.map((block) => (block.kind === kind ? withWords(block, words) : block)),
    });

  it.each(hostileWords.map((words) => [words.slice(0, 60), words]))(
    'shows %s as text, whichever block has it',
    (_, words) => {
      for (const kind of kindsOf(version)) {
        const { elements, text } = pageWith(kind, words);
        expect([kind, elements]).toEqual([kind, harmless.get(kind)]);
        // A block of insurers has no words of an editor.
        expect([kind, kind === 'insurers' || text.includes(words)]).toEqual([kind, true]);
      }
    },
  );
});
