import { TextLink } from '../text-link/TextLink.tsx';
import { Avatar } from './Avatar.tsx';

const SELLERS = [
  { id: 'ayesha-khan', name: 'Ayesha Khan', phone: '+92 300 123 4567' },
  { id: 'usman-tariq', name: 'Usman Tariq', phone: '+92 321 765 4321' },
];

const renderPhone = (phone: string) => (
  <p className="text-sm text-ink-2">
    <bdi dir="ltr">{phone}</bdi>
  </p>
);

export const NameAsLink = () => (
  <ul className="flex flex-col gap-4">
    {SELLERS.map(({ id, name, phone }) => (
      <li key={id} className="flex items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0">
          <TextLink href={`#${id}`} reach>
            {name}
          </TextLink>
          {renderPhone(phone)}
        </div>
      </li>
    ))}
  </ul>
);

export const AvatarAsLink = () => (
  <ul className="flex flex-col gap-4">
    {SELLERS.map(({ id, name, phone }) => (
      <li key={id} className="flex items-center gap-3">
        <a href={`#${id}`} className="inline-flex rounded-full">
          <Avatar name={name} label={name} />
        </a>
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          {renderPhone(phone)}
        </div>
      </li>
    ))}
  </ul>
);
