-- Lists the rights of each API role on the project's database objects: one row for each column, sequence or function.
with callers as (
  select unnest(array['anon', 'authenticated', 'service_role']) as caller
), ours as (
  select oid from pg_namespace where nspname in ('public', 'private')
)
select c.oid::regclass || '.' || a.attname as name, caller, verb
  from callers, pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
    unnest(array['select', 'insert', 'update']) as verb
  where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace in (select oid from ours)
    and has_column_privilege(caller, c.oid, a.attnum, verb)
union all
select c.oid::regclass::text, caller, 'delete' from callers, pg_class c
  where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace in (select oid from ours)
    and has_table_privilege(caller, c.oid, 'delete')
union all
select p.oid::regprocedure::text, caller, 'execute' from callers, pg_proc p
  where p.pronamespace in (select oid from ours) and has_function_privilege(caller, p.oid, 'execute')
order by 1, 2, 3;
