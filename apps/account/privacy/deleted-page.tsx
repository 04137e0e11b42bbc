/** `/uyelik/hesap-silindi`: after the deletion of an account. It says nothing about anybody. */
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { PageTitle } from '../area/page-title';
import { privacyTexts } from './privacy.texts';

const texts = privacyTexts.gone;

export const Component = () => (
  <Card raised roomy>
    <PageTitle>{texts.title}</PageTitle>
    <Stack gap={16}>
      <h1>{texts.title}</h1>
      <Text>{texts.text}</Text>
      <Text tone="muted">{texts.policies}</Text>
      <Link variant="button" href="/">
        {texts.home}
      </Link>
    </Stack>
  </Card>
);
