/** The gallery's page: an index of the components, or the examples of the component in the address. */
import '@emsal/ui/tokens/tokens.css';
import '@emsal/ui/tokens/fonts.css';
import '@emsal/ui/base.css';
import type { Example } from '@emsal/ui/example';
import { Link } from '@emsal/ui/link/link';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { everyExample } from 'gallery:examples';
import { createRoot } from 'react-dom/client';
import styles from './gallery.module.css';
import { galleryTexts as texts } from './gallery.texts';
import { Tokens } from './tokens';

/** The components of the header, for the page `/header-test` (spec member 2). */
const headerParts = ['logo', 'breadcrumb', 'two-step-header', 'progress', 'step-menu', 'banner'];

function Index() {
  return (
    <>
      <ul className={styles.index}>
        {Object.keys(everyExample).map((name) => (
          <li key={name}>
            <Link href={`/${name}`} variant="alone">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <Tokens />
    </>
  );
}

function Examples({ name, examples }: { name: string; examples: readonly Example[] }) {
  return examples.map((example) => (
    <section key={example.name} className={styles.example} data-example={`${name}: ${example.name}`}>
      <h2 className={styles.name}>{example.name}</h2>
      {example.render()}
    </section>
  ));
}

/** `/dialog` is every example, `/dialog/1` the first alone. */
function Component({ name, place }: { name: string; place?: string }) {
  const every = everyExample[name];
  const examples = place ? every?.slice(Number(place) - 1, Number(place)) : every;
  return examples?.length ? <Examples {...{ name, examples }} /> : <p>{texts.missing(name)}</p>;
}

function Gallery({ path }: { path: string }) {
  const [name = '', place] = path.split('/');
  const isHeader = name === 'header-test';
  return (
    <main className={styles.page}>
      <Wrap>
        {name && (
          <Link href="/" variant="alone">
            {texts.all}
          </Link>
        )}
        <h1 className={styles.title}>{isHeader ? texts.header : name || texts.title}</h1>
        {!name && <Index />}
        {isHeader && headerParts.map((part) => <Component key={part} name={part} />)}
        {name && !isHeader && <Component {...{ name, place }} />}
      </Wrap>
    </main>
  );
}

document.title = location.pathname.slice(1) || texts.title;
const place = document.body.appendChild(document.createElement('div'));
createRoot(place).render(<Gallery path={location.pathname.slice(1)} />);
