-- What people agreed to, by the version of the texts, and when. Those from before are asked.
create table consents (
  user_id bigint not null references users on delete cascade,
  version text not null,
  given_at timestamptz not null default now(),
  primary key (user_id, version)
);
