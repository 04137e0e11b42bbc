/** A whole offer list by link: prices and covers without anything of the person; its owner continues by a code. */
import { createClient } from '@emsal/api/client';
import { linePath } from '@emsal/lines/facts/line-path';
import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { pageOf, usePage } from '@emsal/platform/page';
import { useLoaderData } from '@emsal/platform/router';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { checkoutPaths } from '../navigation/checkout-paths';
import { KeepList } from '../offers/share/keep-list';
import { BrokenLink } from '../page/broken-link';
import { PageTitle } from '../page/page-title';
import { productOf, shortNameOf, visitIdOf } from '../visit/line-and-visit';
import { LinkedOffer, type LinkedList } from './linked-offer';
import styles from './shared-list.module.css';
import { linkedListTexts as texts } from './shared-list.texts';

type LinkedListData = { list: LinkedList; path: string } | { list: null; failed: string };

export async function loader(args: LoaderFunctionArgs): Promise<LinkedListData> {
  const token = args.params['token'] ?? '';
  const client = createClient(pageOf(args).transport);
  const reply = await client.command('GET quoterequestapi/listlink/open/{token}', { token });
  return reply.isSuccess
    ? { list: reply.result, path: new URL(args.request.url).pathname }
    : { list: null, failed: reply.message };
}

/** A visitor with a visit of this line returns to it; anybody else is offered the code of the owner. */
function Tools({ line: id, ownerPath }: LinkedList) {
  const page = usePage();
  const line = productOf(page, id);
  const isVisitor = line && visitIdOf(page, line) !== undefined;
  return (
    <div className={styles.tools}>
      {line && (
        <Link variant="button" href={isVisitor ? checkoutPaths.offers(line) : linePath(line)}>
          {isVisitor ? texts.back : texts.own}
        </Link>
      )}
      {!isVisitor && (
        <Link variant="alone" href={ownerPath}>
          {texts.owner}
        </Link>
      )}
    </div>
  );
}

function Shown({ list, path }: { list: LinkedList; path: string }) {
  const { line, insured, people, startDate, askedAt, asked, expiresAt, offers } = list;
  const product = productOf(usePage(), line);
  const name = product ? shortNameOf(product) : texts.insurance;
  const title = texts.title(offers.length, name);
  const facts = [insured, startDate && texts.starts(formatLongDate(startDate))].filter(Boolean);
  return (
    <Stack>
      <PageTitle>{title}</PageTitle>
      <header>
        <Text size="small" tone="muted">
          {texts.badge}
        </Text>
        <h1>{title}</h1>
        {facts.length > 0 && <Text tone="muted">{facts.join(' · ')}</Text>}
        <Text tone="muted">
          {texts.asked(formatLongDate(askedAt), asked)}. {texts.until(formatLongDate(expiresAt), formatTime(expiresAt))}
        </Text>
        <Text>{texts.personal(people)}</Text>
      </header>
      <Tools {...list} />
      <div className={styles.tools}>
        <KeepList list={{ name, offers: offers.length, path, expiresAt }} />
      </div>
      <ol className={styles.list} aria-label={texts.list}>
        {offers.map((offer) => (
          <LinkedOffer key={offer.productId} offer={offer} />
        ))}
      </ol>
    </Stack>
  );
}

export function Component() {
  const data = useLoaderData() as LinkedListData;
  return (
    <>
      <meta name="robots" content="noindex" />
      {data.list ? <Shown {...data} /> : <BrokenLink>{data.failed}</BrokenLink>}
    </>
  );
}
