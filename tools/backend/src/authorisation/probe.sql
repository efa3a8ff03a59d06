-- Runs a statement as an API role with the claims of a token, and rolls it back. It returns the affected rows and the
-- count of the query `proof`, or the error.
create or replace function pg_temp.probe(db_role text, claims text, statement text, proof text)
returns jsonb language plpgsql as $$
declare
  touched bigint;
  proven bigint;
begin
  perform set_config('request.jwt.claims', claims, true);
  perform set_config('request.jwt.claim.sub', coalesce(claims::jsonb ->> 'sub', ''), true);
  perform set_config('request.jwt.claim.role', db_role, true);
  perform set_config('role', db_role, true);
  execute statement;
  get diagnostics touched = row_count;
  perform set_config('role', 'none', true);
  if proof is not null then execute proof into proven; end if;
  raise exception 'roll back the tested statement' using errcode = 'UNDO0';
exception
  when sqlstate 'UNDO0' then return jsonb_build_object('touched', touched, 'proven', proven);
  when others then return jsonb_build_object('state', sqlstate, 'message', sqlerrm);
end
$$;
