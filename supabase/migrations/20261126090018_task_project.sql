-- Moves a task to another project of the calling staff member. Raises HTTP status 409 if the task changed after the
-- caller read it.
create function public.move_task(task uuid, project uuid, expected_version integer) returns public.tasks
language plpgsql volatile security definer set search_path = ''
as $$
declare
  origin uuid := (select t.project_id from public.tasks t where t.id = task);
  moved public.tasks;
begin
  -- Both projects are always locked in the same order. This order prevents a deadlock between two moves in opposite
  -- directions.
  perform private.lock_project(least(origin, move_task.project));
  perform private.lock_project(greatest(origin, move_task.project));
  moved := private.lock_task(task, expected_version);
  perform private.join_project(move_task.project, moved.assignee);
  update public.tasks t set project_id = move_task.project, version = t.version + 1
    where t.id = task returning * into moved;
  return moved;
end
$$;

grant execute on function public.move_task to authenticated, service_role;
