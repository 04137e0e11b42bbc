/** Announcement permissions by channel. A channel opens after the electronic consent, and closes at once. */
import { createClient } from '@emsal/api/client';
import { contactTypes, electronicConsentVersion, type PermissionChannel } from '@emsal/api/permission-channels';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { usePage } from '@emsal/platform/page';
import { useRevalidator } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { Notice } from '@emsal/ui/notice/notice';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Switch } from '@emsal/ui/switch/switch';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import { ConfirmedCall } from '../area/confirmed';
import { permissionsId, type Channel } from './channel';
import { electronicConsentTexts as consent } from './electronic-consent.texts';
import { PermissionHistory } from './permission-history';
import { permissionsTexts as texts } from './permissions.texts';

type Save = (channels: readonly Channel[], isPermission: boolean) => Promise<void>;

const nameOf = ({ type }: Channel): PermissionChannel =>
  (Object.keys(contactTypes) as PermissionChannel[]).find((name) => contactTypes[name] === type)!;

/** Stores one channel after the other, and stops at a refusal. */
function useSave() {
  const client = createClient(usePage().transport);
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string>();
  const save: Save = async (channels, isPermission) => {
    setFailure(undefined);
    for (const { type } of channels) {
      const input = { type, isPermission, ...(isPermission && { textVersion: electronicConsentVersion }) };
      const reply = await client.command('POST selfservice/formData/saveAnnouncementPermission', input);
      if (reply.isSuccess) continue;
      setFailure(reply.message);
      break;
    }
    await revalidate();
  };
  return { failure, save };
}

function sinceOf({ history: [last] }: Channel): string {
  if (!last) return texts.never;
  return (last.isGiven ? texts.openSince : texts.closedSince)(formatLongDate(last.at));
}

function ChannelRow({ channel, save }: { channel: Channel; save: Save }) {
  const name = nameOf(channel);
  const label = texts.channels[name];
  const toggle = (open: () => void) => (isAsked: boolean) => (isAsked ? open() : void save([channel], false));
  return (
    <li>
      <Row between>
        <span>
          <Text weight="label">{label}</Text>
          <Text size="small" tone="muted">
            {sinceOf(channel)}
          </Text>
        </span>
        <ConfirmedCall
          opener={(open) => (
            <Switch label={texts.permissionOf(label)} checked={channel.isPermission} onChange={toggle(open)} />
          )}
          question={{ title: consent.title, text: consent.text(name) }}
          confirm={consent.confirm}
          onConfirm={() => save([channel], true)}
        />
      </Row>
      <PermissionHistory channel={channel} />
    </li>
  );
}

interface PermissionsProps {
  channels: readonly Channel[];
  /** One of the channels is open. */
  isMarket: boolean;
}

export function Permissions({ channels, isMarket }: PermissionsProps) {
  const { failure, save } = useSave();
  const open = channels.filter(({ isPermission }) => isPermission);
  return (
    <section aria-label={texts.title} id={permissionsId}>
      <Stack gap={16}>
        <h2>{texts.title}</h2>
        <Text tone="muted">{texts.lead}</Text>
        {failure && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <Stack as="ul" gap={16}>
          {channels.map((channel) => (
            <ChannelRow key={channel.type} channel={channel} save={save} />
          ))}
        </Stack>
        {isMarket && (
          <div>
            <Button variant="line" onClick={() => void save(open, false)}>
              {texts.closeAll}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}
