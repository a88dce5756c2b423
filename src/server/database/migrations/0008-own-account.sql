-- What a person sees of their sessions: what they were opened with, and when they were used last.
alter table sessions
  add column browser text not null default '',
  add column used_at timestamptz not null default now();
update sessions set used_at = created_at;

-- An address that takes the place of the present one once a link that was sent there is opened.
create table email_changes (
  hash text primary key,
  user_id bigint not null references users on delete cascade,
  email text not null,
  -- The one it was asked for in, a hash as in sessions: it goes on.
  session text not null,
  expires_at timestamptz not null
);
create index email_changes_user on email_changes (user_id);
