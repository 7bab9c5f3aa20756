/** Characters and Items that lie open to be taken. */
import { Figure } from "../../../../parts/basics/figure";
import { TextWithTerms } from "../../../../parts/explain/text-with-terms";
import { ui } from "../../../../words/ui";
import { say, sentence } from "../../../../words/words";
import { about, aboutChoice, int } from "../../../../stage/reading";
import type { Option, SceneProps } from "../../../../stage/scene";
import { type Arena } from "../../state/arena";
import { CHARACTERS, figureOf, ITEMS, itemSign, KIND, TRAIT_SIGNS } from "../../state/content";
import { characterId, itemId, traitId } from "../../state/decode";
import { cardsList, characterName, itemName, powerName, traitName } from "../../words/nouns";
import { members } from "../../../../stage/sets";

type Props = SceneProps<Arena>;

function offers({ acts }: Props): { option: Option; index: number }[] {
  const { asked } = acts;
  return (asked?.options ?? []).map((option, index) => ({ option, index })).filter(({ option }) => option.ask === asked?.ask);
}

/** The pre-made characters, each with its sheet. */
export function Characters(props: Props) {
  const { acts } = props;
  return (
    <ul class="shelf characters">
      {offers(props).map(({ option, index }) => {
        const character = CHARACTERS[option.choice];
        return (
          <li key={option.id}>
            <button type="button" class={index === acts.marked ? "panel sheet on" : "panel sheet"} data-term={`character.${characterId(option.choice)}`} aria-pressed={index === acts.marked} onClick={() => acts.touch(index)}>
              <span class="row">
                <Figure name={figureOf(option.choice)} class="tile big" />
                <b class="name">{sentence(characterName(option.choice))}</b>
              </span>
              {character === undefined ? (
                <span class="small muted">{ui("gladiatori-own-note", { coins: int(about(acts.asked), "coins") })}</span>
              ) : (
                <>
                  <span class="traits">
                    {character.traits.map((value, trait) => (
                      <span key={trait} data-term={`trait.${traitId(trait)}`}>
                        <Figure name={TRAIT_SIGNS[trait] ?? ""} class="fig" label={traitName(trait)} />
                        <b>{value}</b>
                      </span>
                    ))}
                  </span>
                  <span class="small">{ui("gladiatori-deck-of", { cards: int(aboutChoice(acts.asked, option.choice), "cards"), life: int(aboutChoice(acts.asked, option.choice), "life") })}</span>
                  <span class="small muted">
                    <TextWithTerms text={cardsList(character.cards.map((count, kind) => (KIND[kind]?.family === "action" ? 0 : count)))} />
                  </span>
                  <span class="small">
                    <TextWithTerms text={character.powers.map(powerName).join(" · ")} />
                  </span>
                  <span class="small muted">{ui("gladiatori-prefers", { items: character.items.map((type) => say("gladiatori-item-type", { type })).join(", ") })}</span>
                </>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** An Item with its three numbers. */
export function ItemFace({ item }: { item: number }) {
  const printed = ITEMS[item];
  return (
    <>
      <span class="cardname">{itemName(item)}</span>
      <span class="cardsign">
        <Figure name={itemSign(item)} class="" />
      </span>
      <span class="small muted">{sentence(say("gladiatori-item-type", { type: printed?.type ?? "iron_arm" }))}</span>
      <span class="threes">
        <Three key="attack" what="attack" value={printed?.attack ?? 0} />
        <Three key="defence" what="defence" value={printed?.defence ?? 0} />
        <Three key="life" what="life" value={printed?.hp ?? 0} />
      </span>
      {printed?.throw === "yes" && <span class="small">{ui("gladiatori-throwable")}</span>}
    </>
  );
}

function Three({ what, value }: { what: string; value: number }) {
  return (
    <span>
      <b>{value}</b>
      <small>{ui(`gladiatori-item-${what}`)}</small>
    </span>
  );
}

/** Items to draft, to pick or to give up; and what the others have. */
export function Items(props: Props) {
  const { acts, arena, room } = props;
  const owned = arena.items.map((items, seat) => ({ seat, items: members(items) })).filter(({ items }) => items.length > 0);
  return (
    <div class="itemshelf">
      <ul class="cardgrid">
        {offers(props).map(({ option, index }) => (
          <li key={option.id}>
            <button type="button" class={index === acts.marked ? "card item on" : "card item"} data-term={`item.${itemId(option.choice)}`} aria-pressed={index === acts.marked} onClick={() => acts.touch(index)}>
              <ItemFace item={option.choice} />
            </button>
          </li>
        ))}
      </ul>
      {owned.length > 0 && (
        <ul class="small muted">
          {owned.map(({ seat, items }) => (
            <li key={seat}>{ui("gladiatori-has-items", { name: room.names[seat] ?? "", items: items.map(itemName).join(", ") })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
