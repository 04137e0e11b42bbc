import { Button } from '@emsal/ui/button/button';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { assistantTexts as texts } from './assistant.texts';
import type { Permission, PermissionActions } from './use-permission';

interface GivenPermissionProps extends Pick<Permission, 'lastReadAt'>, Pick<PermissionActions, 'revoke'> {
  until: string;
  isBusy: boolean;
}

export const GivenPermission = ({ until, lastReadAt, isBusy, revoke }: GivenPermissionProps) => (
  <Stack gap={12}>
    <Text>
      {texts.active(until)} {lastReadAt ? texts.lastRead(lastReadAt) : texts.notRead}
    </Text>
    <div>
      <Button variant="line" busy={isBusy} onClick={() => !isBusy && void revoke()}>
        {texts.revoke}
      </Button>
    </div>
  </Stack>
);
