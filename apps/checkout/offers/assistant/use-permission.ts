import { assistantConsentVersion as textVersion } from '@emsal/api/assistant';
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { OutputOf } from '@emsal/api/calls/table';
import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { useEffect, useState } from 'react';

export type Permission = OutputOf<'GET quoterequestapi/assistant/permission/{visitId}'>;
export type IssuedKey = OutputOf<'POST quoterequestapi/assistant/permit'>;

interface PermissionState {
  /** Null until it is known. */
  permission: Permission | null;
  /** Shown once: it is in this page only. */
  issued?: IssuedKey;
  isRevoked?: true;
  isBusy?: true;
  /** Of the call that failed. */
  failed?: string;
}

export interface PermissionActions {
  state: PermissionState;
  permit: () => Promise<void>;
  revoke: () => Promise<void>;
}

/** The permission of a visit for assistants, and what gives it and takes it back. */
export function usePermission(visitId: VisitId): PermissionActions {
  const { transport } = usePage();
  const [state, setState] = useState<PermissionState>({ permission: null });
  useEffect(() => {
    let isCurrent = true;
    void createClient(transport)
      .command('GET quoterequestapi/assistant/permission/{visitId}', { visitId })
      .then((reply) => {
        if (isCurrent)
          setState(reply.isSuccess ? { permission: reply.result } : { permission: null, failed: reply.message });
      });
    return () => void (isCurrent = false);
  }, [transport, visitId]);
  const { permission } = state;
  const client = createClient(transport);
  const permit = async (): Promise<void> => {
    setState({ permission, isBusy: true });
    const reply = await client.command('POST quoterequestapi/assistant/permit', {
      visitId,
      isConsentGiven: true,
      textVersion,
    });
    if (!reply.isSuccess) return setState({ permission, failed: reply.message });
    const { until } = reply.result;
    setState({ permission: { isProven: true, lastReadAt: null, ...permission, until }, issued: reply.result });
  };
  const revoke = async (): Promise<void> => {
    setState({ ...state, isBusy: true });
    const reply = await client.command('POST quoterequestapi/assistant/revoke', { visitId, textVersion });
    if (!reply.isSuccess) return setState({ permission, failed: reply.message });
    setState({ permission: permission && { ...permission, until: null }, isRevoked: true });
  };
  return { state, permit, revoke };
}
