import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BackendClient, Database } from '@torsa/shared/backend';
import { answerOf } from '@torsa/shared/database/answer-of';
import { signedInBackend } from './signed-in-backend.ts';

type Functions = Database['public']['Functions'];

/** A conversation that a project came from is its client's once they are on it. */
const shown = [['project'], ['projects'], ['tasks'], ['work figures'], ['conversation']];

/** Calls a function of the backend that writes, and reads all that shows projects again. */
function useWriting<Arguments, Answer>(
  write: (backend: BackendClient, given: Arguments) => Promise<Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: Arguments) => write(await signedInBackend(), given),
    onSettled: () => Promise.all(shown.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

type Args<Name extends keyof Functions> = Functions[Name]['Args'];

export const useMakeProject = () =>
  useWriting((backend, given: Args<'make_project'>) =>
    answerOf(backend.rpc('make_project', given)),
  );

export const useSetStage = () =>
  useWriting((backend, given: Args<'set_project_stage'>) =>
    answerOf(backend.rpc('set_project_stage', given)),
  );

export const useSetWaiting = () =>
  useWriting((backend, given: Args<'set_project_waiting'>) =>
    answerOf(backend.rpc('set_project_waiting', given)),
  );

export const useAddProjectNote = () =>
  useWriting((backend, given: Args<'add_project_note'>) =>
    answerOf(backend.rpc('add_project_note', given)),
  );

export const useAddLink = () =>
  useWriting((backend, given: Args<'add_project_link'>) =>
    answerOf(backend.rpc('add_project_link', given)),
  );

export const useRemoveLink = () =>
  useWriting((backend, link: string) => answerOf(backend.rpc('remove_project_link', { link })));

export const useAddClient = () =>
  useWriting((backend, given: Args<'add_project_client'>) =>
    answerOf(backend.rpc('add_project_client', given)),
  );

export const useRemoveClient = () =>
  useWriting((backend, given: Args<'remove_project_client'>) =>
    answerOf(backend.rpc('remove_project_client', given)),
  );

export const useSetStaff = () =>
  useWriting((backend, given: Args<'set_project_staff'>) =>
    answerOf(backend.rpc('set_project_staff', given)),
  );
