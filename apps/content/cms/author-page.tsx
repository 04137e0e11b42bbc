/** The newest posts of an editor (M612: page 1, 10 items). */
import type { RouteHandle } from '@emsal/platform/remote';
import { useLoaderData, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Breadcrumb } from '@emsal/ui/breadcrumb/breadcrumb';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { PageHead } from '../page-head/page-head';
import { listMetadata } from './cms-metadata';
import { cmsTexts as texts } from './cms.texts';
import { fullName } from './full-name';
import { PostCards } from './post-cards';
import { cmsReader, missing } from './read-cms';

const shown = { page: 1, limit: 10 };

export async function loader(args: LoaderFunctionArgs) {
  const slug = args.params['slug'] ?? '';
  if (!/^[a-z0-9-]{1,100}$/.test(slug)) throw missing();
  const posts = await cmsReader(args).list('GET cms/content/listByEditorUrl/{slug}/{page}/{limit}', { slug, ...shown });
  const editor = posts[0]?.editor;
  if (!editor) throw missing();
  return { posts, editor };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle: RouteHandle = {
  layout: 'blog',
  metadataOf: (loaded) => {
    const { editor } = loaded as Loaded;
    const name = fullName(editor);
    return listMetadata({ label: name, path: `/yazar/${editor.seoUrl}` }, texts.authorDescription(name));
  },
};

export function Component() {
  const { posts, editor } = useLoaderData<typeof loader>();
  const name = fullName(editor);
  return (
    <Stack gap={32}>
      <PageHead title={name} description={texts.authorDescription(name)} />
      <Breadcrumb
        trail={[
          { href: '/', label: texts.home },
          { href: '/blog', label: texts.blog },
        ]}
        current={name}
      />
      <Stack gap={12}>
        <h1>{name}</h1>
        <Text size="lead" tone="muted">
          {editor.about}
        </Text>
      </Stack>
      <PostCards posts={posts} />
    </Stack>
  );
}
