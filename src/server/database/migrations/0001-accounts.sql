create table users (
  id bigint generated always as identity primary key,
  -- Lower-cased by the service, so that an address has one account.
  email text not null unique,
  first_name text not null,
  last_name text not null,
  -- argon2id, with its parameters.
  password_hash text not null,
  user_type text not null default 'investor'
    check (user_type in ('investor', 'analyst', 'operator', 'admin')),
  phone_number text not null default '',
  contact_email text not null default '',
  created_at timestamptz not null default now()
);

-- A session ends by being deleted.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- All refresh tokens that a session has had, so that an old one is known when it comes back.
create table refresh_tokens (
  hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

-- A reset token is used by being deleted.
create table password_resets (
  hash text primary key,
  user_id bigint not null references users on delete cascade,
  expires_at timestamptz not null
);
create index password_resets_user on password_resets (user_id);

create table rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
create index rate_limits_reset on rate_limits (resets_at);

-- What all processes of the service sign with, where the environment gives none.
create table secrets (
  name text primary key,
  value text not null
);
