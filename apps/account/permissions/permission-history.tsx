import { formatDate } from '@emsal/platform/formats/dates';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import type { Channel } from './channel';
import { permissionsTexts as texts } from './permissions.texts';

/** When, where and by which text a channel was opened and closed. */
export function PermissionHistory({ channel: { history } }: { channel: Channel }) {
  if (history.length === 0) return null;
  return (
    <Disclosure variant="inline" summary={texts.history}>
      <Stack as="ul" gap={8}>
        {history.map(({ at, isGiven, source, textVersion }) => (
          <Row key={at} as="li" gap={12} align="baseline">
            <Text as="span" size="small" tone="muted">
              {formatDate(at)}
            </Text>
            <Text as="span" size="small">
              {texts.entry(isGiven, source, textVersion)}
            </Text>
          </Row>
        ))}
      </Stack>
    </Disclosure>
  );
}
