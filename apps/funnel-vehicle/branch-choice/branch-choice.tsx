/** `/form` with the branch left out: the lines whose form is published. */
import { brand } from '@emsal/brand/brand';
import { passportPath } from '@emsal/lines/facts/passport-path';
import { lineFacts } from '@emsal/lines/facts/line-facts';
import { linePath } from '@emsal/lines/facts/find-line';
import { usePage } from '@emsal/platform/page';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { branchChoiceTexts as texts } from './branch-choice.texts';
import styles from './branch-choice.module.css';

export function Component() {
  const { isPublished } = usePage();
  const forms = Object.values(lineFacts).map((facts) => ({ name: facts.name, path: linePath(facts, '/form') }));
  return (
    <Wrap className={styles.page}>
      <title>{`${texts.title} | ${brand.name}`}</title>
      <Stack>
        <h1>{texts.title}</h1>
        <Text tone="muted">{texts.lead}</Text>
        <Stack as="ul" gap={12}>
          {forms
            .filter(({ path }) => isPublished(path))
            .map(({ name, path }) => (
              <Card as="li" key={path}>
                <Link variant="alone" href={path}>
                  {name}
                </Link>
              </Card>
            ))}
        </Stack>
        <Link variant="alone" href={passportPath}>
          {texts.resume}
        </Link>
      </Stack>
    </Wrap>
  );
}
