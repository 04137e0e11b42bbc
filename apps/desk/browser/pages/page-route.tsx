/** Opens the page that the address names, or a new one. */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { created, isCreated } from '../ui/created';
import { Waiting } from '../ui/waiting';
import { useCall } from '../use-call';
import { emptyDocument } from './page-draft';
import { PageEditor } from './page-editor';

const newPage = 'yeni';

/** Whether the page was just created; said once, not again after a reload. */
function useJustCreated(): boolean {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [isNew] = useState(isCreated(state));
  useEffect(() => {
    if (isNew) void navigate(pathname, { replace: true });
  }, [isNew, navigate, pathname]);
  return isNew;
}

function ExistingPage({ id }: { id: string }) {
  const { result: page, failure, isReading, reload } = useCall('GET pages/{id}', { id });
  const choices = useCall('GET pages/choices', {});
  const isJustCreated = useJustCreated();
  const [opening, setOpening] = useState(0);
  const waiting = (
    <Waiting
      failure={failure ?? choices.failure}
      onAgain={() => {
        reload();
        choices.reload();
      }}
    />
  );
  if (!page || !choices.result) return waiting;
  return (
    <>
      {failure && waiting}
      <PageEditor
        key={opening}
        page={page}
        document={page.document}
        choices={choices.result}
        isReading={isReading}
        isJustCreated={isJustCreated && opening === 0}
        onSaved={reload}
        onOpenNewest={() => setOpening(opening + 1)}
      />
    </>
  );
}

function NewPage() {
  const navigate = useNavigate();
  const { result: choices, failure, reload } = useCall('GET pages/choices', {});
  if (!choices) return <Waiting failure={failure} onAgain={reload} />;
  return (
    <PageEditor
      document={emptyDocument}
      choices={choices}
      onCreated={(id) => void navigate(`/sayfalar/${id}`, { replace: true, state: created })}
    />
  );
}

export function PageRoute() {
  const { id = newPage } = useParams();
  return id === newPage ? <NewPage /> : <ExistingPage key={id} id={id} />;
}
