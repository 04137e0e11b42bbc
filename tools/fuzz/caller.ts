/** An API client with cookies, a token and a visit of its own. */
export interface Reply {
  status: number;
  text: string;
}

export interface Caller {
  visitId: string;
  send(request: { method: string; path: string; body?: string }): Promise<Reply>;
}

/** Above an insurer's deadline of 12 s; a hanging reply is a finding. */
const timeoutMs = 20_000;

/** The only employee that the API knows: the web itself. */
const webEmployee = 156;
/** As the line's facts name it. */
const trafficBranch = 53;

export async function openCaller(siteUrl: string): Promise<Caller> {
  const cookies = new Map<string, string>([['user-device-id', crypto.randomUUID()]]);
  const send: Caller['send'] = async ({ method, path, body }) => {
    const reply = await fetch(siteUrl + path, {
      method,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-token-id': cookies.get('token') ?? '',
        'idempotency-key': crypto.randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    });
    for (const line of reply.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0]!.split(/=(.*)/s);
      cookies.set(name!, value!);
    }
    const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (isStream) await reply.body?.cancel();
    return { status: reply.status, text: isStream ? '' : await reply.text() };
  };
  const post = async (path: string, body: object) =>
    (await send({ method: 'POST', path, body: JSON.stringify(body) })).text;
  await post('/api/token/create', { ApplicationKey: 'emsal-web', EmployeeID: webEmployee, CustomerID: 0 });
  const opened = await post('/api/quoterequestapi/sharedstep/createfunnel', {
    branchId: trafficBranch,
    line: 'TRAFFIC',
  });
  return { visitId: (JSON.parse(opened) as { result: string }).result, send };
}
