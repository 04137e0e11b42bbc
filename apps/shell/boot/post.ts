interface Answer<Result> {
  isSuccess: boolean;
  result: Result;
}

/** A command of the API before any framework; it goes out even while the page is left. Null when it is refused. */
export async function post<Result>(call: string, body: object): Promise<Result | null> {
  const answer = await fetch(`/api/${call}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { isSuccess, result } = (await answer.json()) as Answer<Result>;
  return isSuccess ? result : null;
}
